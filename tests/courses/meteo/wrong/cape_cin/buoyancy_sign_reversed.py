# subtracted the parcel from the environment instead of the environment from the parcel
def cape_cin(z, p, T, rh, Tp):
    def virtual(t_celsius, mix):
        return (t_celsius + KELVIN) * (1 + 0.61 * mix)

    Tv = virtual(T, moisture(T, rh, p[:, None])["w"])
    B = G * (Tv - Tp) / Tv
    dz = z[1:] - z[:-1]
    energy = np.einsum("im,i->mi", B[1:] + B[:-1], dz) / 2
    cape, cin = [], []
    for column in energy:
        up = np.flatnonzero(column > 0)
        if up.size == 0:
            cape.append(0.0)
            cin.append(0.0)
        else:
            cape.append(column[up].sum())
            cin.append(column[: up[0]].sum())
    return np.array(cape), np.array(cin)
