# compared the parcel with the environment's temperature instead of its virtual temperature
def cape_cin(z, p, T, rh, Tp):
    Te = T + KELVIN
    B = G * (Tp - Te) / Te
    energy = 0.5 * (B[1:] + B[:-1]) * np.diff(z)[:, None]
    m = T.shape[1]
    cape = np.zeros(m)
    cin = np.zeros(m)
    for j in range(m):
        positive = energy[:, j] > 0
        if positive.any():
            lfc = np.argmax(positive)
            cape[j] = np.sum(energy[positive, j])
            cin[j] = np.sum(energy[:lfc, j])
    return cape, cin
