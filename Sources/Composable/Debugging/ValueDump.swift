/// A value taken apart for printing: a text, or a group of labeled values in brackets.
///
/// The same value always prints alike: the elements of sets and the keys of dictionaries are sorted
/// by how they look.
package indirect enum ValueDump {
  case text(String)
  case group(open: String, [(label: String?, value: ValueDump)], close: String)

  /// One line of a dump, with its depth in the tree.
  package struct Line: Equatable {
    package var depth: Int
    package var text: String
    package var isOpening = false
    package var isClosing = false
  }

  /// The value over several lines: one for each text, no commas, so that a change of one element
  /// is a change of one line.
  package var lines: [Line] {
    var lines: [Line] = []
    append(to: &lines, label: nil, depth: 0)
    return lines
  }

  /// The value in one line, cut off after 200 characters.
  package var inline: String {
    var text = ""
    append(to: &text)
    return text.count > 200 ? text.prefix(199) + "…" : text
  }

  private func append(to lines: inout [Line], label: String?, depth: Int) {
    let prefix = label.map { "\($0): " } ?? ""
    switch self {
    case .text(let text):
      lines.append(Line(depth: depth, text: prefix + text))
    case .group(let open, let children, let close):
      if case .some((nil, .text(let text))) = children.first, children.count == 1, open != "[" {
        lines.append(Line(depth: depth, text: prefix + open + text + close))
      } else if children.isEmpty {
        lines.append(Line(depth: depth, text: prefix + open + close))
      } else {
        lines.append(Line(depth: depth, text: prefix + open, isOpening: true))
        for child in children {
          child.value.append(to: &lines, label: child.label, depth: depth + 1)
        }
        lines.append(Line(depth: depth, text: close, isClosing: true))
      }
    }
  }

  private func append(to text: inout String) {
    switch self {
    case .text(let content):
      text += content
    case .group(let open, let children, let close):
      text += open
      for (index, child) in children.enumerated() {
        guard text.count <= 200 else { break }
        if index > 0 { text += ", " }
        if let label = child.label { text += "\(label): " }
        child.value.append(to: &text)
      }
      text += close
    }
  }
}

/// A value in one line, for messages: `.list(.start(3))`.
package func describe(_ value: Any) -> String {
  ValueDump(value).inline
}
