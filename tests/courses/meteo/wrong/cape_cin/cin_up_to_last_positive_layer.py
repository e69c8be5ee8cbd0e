# let CIN end at the last positive layer instead of the first, and so summed the CAPE into it
def cape_cin(z, p, T, rh, Tp):
    Tv = (KELVIN + T) * (1 + 0.61 * moisture(T, rh, p[:, None])["w"])
    B = G * (Tp - Tv) / Tv
    E = (B[:-1] + B[1:]) / 2 * (z[1:] - z[:-1])[:, None]
    cape = np.zeros(E.shape[1])
    cin = np.zeros(E.shape[1])
    for j in range(E.shape[1]):
        where = np.nonzero(E[:, j] > 0)[0]
        if len(where):
            cape[j] = E[where, j].sum()
            cin[j] = E[: where[-1], j].sum()
    return cape, cin
