print("reference-site")
