// The room stands; its first files follow.
