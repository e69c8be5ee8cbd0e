# summed all negative layers into CIN instead of only those below the level of free convection
def cape_cin(z, p, T, rh, Tp):
    mix = moisture(T, rh, p.reshape(-1, 1))["w"]
    tv_env = (T + KELVIN) * (1 + 0.61 * mix)
    buoy = G * (Tp - tv_env) / tv_env
    k, m = T.shape
    cape = np.zeros(m)
    cin = np.zeros(m)
    for j in range(m):
        layers = [(buoy[i, j] + buoy[i + 1, j]) / 2 * (z[i + 1] - z[i]) for i in range(k - 1)]
        plus = [x for x in layers if x > 0]
        minus = [x for x in layers if x <= 0]
        if len(plus) > 0:
            cape[j] = sum(plus)
            cin[j] = sum(minus)
    return cape, cin
