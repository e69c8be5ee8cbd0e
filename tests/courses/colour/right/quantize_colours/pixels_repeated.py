# right: every pixel by itself, as many as the counts say
def quantize_colours(lab, counts, palette, rounds):
    which = np.repeat(np.arange(len(lab)), counts)
    pixels = lab[which]
    current = palette.copy()
    errors = np.zeros(rounds)
    for t in range(rounds):
        table = delta_e_94(lab, current)
        owner = table.argmin(axis=1)[which]
        errors[t] = table.min(axis=1)[which].mean()
        current = np.array(
            [pixels[owner == k].mean(axis=0) if (owner == k).any() else current[k] for k in range(len(current))]
        )
    labels = np.argmin(delta_e_94(lab, current), axis=1)
    return current, labels, errors
