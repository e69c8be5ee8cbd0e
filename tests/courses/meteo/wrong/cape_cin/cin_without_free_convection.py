# gave a column without any positive layer the sum of all its layers as CIN instead of 0
def cape_cin(z, p, T, rh, Tp):
    w = moisture(T, rh, p[:, None])["w"]
    Tv = (T + KELVIN) * (1 + 0.61 * w)
    B = G * (Tp - Tv) / Tv
    dz = np.diff(z)
    m = T.shape[1]
    cape = np.zeros(m)
    cin = np.zeros(m)
    for j in range(m):
        i = 0
        layer = (B[1:, j] + B[:-1, j]) / 2 * dz
        while i < len(layer) and layer[i] <= 0:
            cin[j] += layer[i]
            i += 1
        cape[j] = np.sum(np.maximum(layer[i:], 0))
    return cape, cin
