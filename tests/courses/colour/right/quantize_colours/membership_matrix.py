# right: a matrix of memberships instead of a loop over the entries
def quantize_colours(lab, counts, palette, rounds):
    pal = palette.astype(float)
    errors = []
    for _ in range(rounds):
        d = delta_e_94(lab, pal)
        weight = (d.argmin(axis=1)[:, None] == np.arange(len(pal))) * counts[:, None]
        errors.append(np.average(d.min(axis=1), weights=counts))
        pixels = weight.sum(axis=0)
        used = pixels > 0
        pal[used] = (weight.T @ lab)[used] / pixels[used, None]
    return pal, delta_e_94(lab, pal).argmin(axis=1), np.array(errors)
