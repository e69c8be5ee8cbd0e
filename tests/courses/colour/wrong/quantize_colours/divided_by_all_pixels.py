# divided the weighted sum of an entry by the number of all pixels instead of by that of its own
def quantize_colours(lab, counts, palette, rounds):
    pixels = counts / counts.sum()
    result = palette.copy()
    errors = np.zeros(rounds)
    for t in range(rounds):
        d = delta_e_94(lab, result)
        member = np.eye(len(result))[np.argmin(d, axis=1)]
        errors[t] = pixels @ np.min(d, axis=1)
        sums = (member * pixels[:, None]).T @ lab
        used = member.sum(axis=0) > 0
        result[used] = sums[used]
    labels = np.argmin(delta_e_94(lab, result), axis=1)
    return result, labels, errors
