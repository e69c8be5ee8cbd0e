# measured the differences from the palette to begin with in every round instead of from the moved one
def quantize_colours(lab, counts, palette, rounds):
    moved = palette.copy()
    errors = np.zeros(rounds)
    for t in range(rounds):
        distances = delta_e_94(lab, palette)
        labels = np.argmin(distances, axis=1)
        errors[t] = np.sum(counts * np.min(distances, axis=1)) / np.sum(counts)
        for k in range(len(palette)):
            mine = labels == k
            if np.any(mine):
                moved[k] = counts[mine] @ lab[mine] / np.sum(counts[mine])
    labels = np.argmin(delta_e_94(lab, moved), axis=1)
    return moved, labels, errors
