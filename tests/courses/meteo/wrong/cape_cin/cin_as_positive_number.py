# returned CIN as a positive energy instead of zero or negative
def cape_cin(z, p, T, rh, Tp):
    w = moisture(T, rh, p[:, None])["w"]
    Tv = (T + KELVIN) * (1 + 0.61 * w)
    B = G * (Tp - Tv) / Tv
    energy = 0.5 * (B[1:] + B[:-1]) * np.diff(z)[:, None]
    m = T.shape[1]
    cape = np.zeros(m)
    cin = np.zeros(m)
    for j in range(m):
        positive = energy[:, j] > 0
        if positive.any():
            lfc = np.argmax(positive)
            cape[j] = np.sum(energy[positive, j])
            cin[j] = np.abs(np.sum(energy[:lfc, j]))
    return cape, cin
