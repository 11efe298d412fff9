import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct LinksTests {
  @Test func leadFromTheRoot() {
    let links = Links(from: .list)
    #expect(links(.list) == "./")
    #expect(links(.pokemon("mr-mime")) == "pokemon/mr-mime/")
    #expect(links.file("assets/site.css") == "assets/site.css")
  }

  @Test func leadFromAFolder() {
    let links = Links(from: PageAddress.type("fire").page(2))
    #expect(links(.list) == "../../../../")
    #expect(links(.type("fire")) == "../../../../types/fire/")
    #expect(links.file("assets/site.css") == "../../../../assets/site.css")
  }

  @Test func stayInTheirLanguageButForAssets() {
    let links = Links(from: .pokemon("eevee"), languageFolder: "es/")
    #expect(links(.list) == "../../")
    #expect(links.file("assets/site.css") == "../../../assets/site.css")
  }

  @Test func ofAnErrorPageBeginAtTheBasePath() {
    let links = Links(absoluteRoot: "/dex/")
    #expect(links(.list) == "/dex/")
    #expect(links(.types) == "/dex/types/")
  }

  @Test func ofTheFirstPageHaveNoNumber() {
    #expect(PageAddress.list.page(1).folder == "")
    #expect(PageAddress.list.page(2).folder == "page/2/")
    #expect(PageAddress.favorites.page(3).folder == "favorites/page/3/")
  }
}
