# the chord is the greatest x instead of the difference of greatest and least x
def panel_loads(nodes, cp, cf, alpha):
    chord = nodes[:, 0].max()
    xnose = nodes[:, 0].min()
    d = np.diff(nodes, axis=0)
    m = (nodes[1:] + nodes[:-1]) / 2
    s = np.where(d[:, 0] >= 0, 1.0, -1.0)
    fxp, fyp = -cp * d[:, 1], cp * d[:, 0]
    fx, fy = fxp + s * cf * d[:, 0], fyp + s * cf * d[:, 1]

    def lift(gx, gy):
        return (gy.sum() * np.cos(alpha) - gx.sum() * np.sin(alpha)) / chord

    cd = (fx.sum() * np.cos(alpha) + fy.sum() * np.sin(alpha)) / chord
    cm = -np.sum((m[:, 0] - xnose - chord / 4) * fy - m[:, 1] * fx) / chord**2
    return {"cl": lift(fx, fy), "cd": cd, "cm": cm, "cl_p": lift(fxp, fyp)}
