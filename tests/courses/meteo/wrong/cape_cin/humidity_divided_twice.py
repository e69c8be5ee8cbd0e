# handed moisture the humidity as a fraction instead of in percent
def cape_cin(z, p, T, rh, Tp):
    frac = rh / 100
    w = moisture(T, frac, p[:, None])["w"]
    Tv = (T + KELVIN) * (1 + 0.61 * w)
    B = G * (Tp - Tv) / Tv
    thickness = np.diff(z)
    energy = ((B[1:] + B[:-1]) / 2).T * thickness
    cape = np.where(energy > 0, energy, 0).sum(axis=1)
    started = np.cumsum(energy > 0, axis=1) > 0
    cin = np.where(started, 0, energy).sum(axis=1)
    cin = np.where(started.any(axis=1), cin, 0)
    return cape, cin
