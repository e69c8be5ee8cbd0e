# computed the group speed with the first guess of k instead of with the k at the end
def wave_dispersion(period, depth, steps):
    om = 2 * np.pi / period[:, np.newaxis]
    h = depth[np.newaxis, :]
    k0 = om**2 / G
    k0 = np.where(k0 * h > 1, k0, om / np.sqrt(G * h))
    k = k0
    i = 0
    while i < steps:
        th = np.tanh(k * h)
        k = k - (G * k * th - om**2) / (G * th + G * k * h * (1 - th**2))
        i += 1
    a = 2 * k0 * h
    cg = (om / k0) / 2 * (1 + a / np.sinh(a))
    return k, cg
