# noted the sum of the differences over all pixels instead of their mean
def quantize_colours(lab, counts, palette, rounds):
    palette = palette.copy()
    errors = np.zeros(rounds)
    for t in range(rounds):
        distances = delta_e_94(lab, palette)
        labels = np.argmin(distances, axis=1)
        errors[t] = np.sum(counts * np.min(distances, axis=1))
        for k in range(len(palette)):
            mine = labels == k
            if np.any(mine):
                palette[k] = counts[mine] @ lab[mine] / np.sum(counts[mine])
    labels = np.argmin(delta_e_94(lab, palette), axis=1)
    return palette, labels, errors
