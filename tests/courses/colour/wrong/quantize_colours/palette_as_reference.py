# took the palette as the references of the difference instead of the image's colours
def quantize_colours(lab, counts, palette, rounds):
    palette = palette.copy()
    errors = np.zeros(rounds)
    for t in range(rounds):
        distances = delta_e_94(palette, lab)
        labels = np.argmin(distances, axis=0)
        errors[t] = np.sum(counts * np.min(distances, axis=0)) / np.sum(counts)
        for k in range(len(palette)):
            mine = labels == k
            if np.any(mine):
                palette[k] = counts[mine] @ lab[mine] / np.sum(counts[mine])
    labels = np.argmin(delta_e_94(palette, lab), axis=0)
    return palette, labels, errors
