# took one-sided differences at the first and last longitude instead of closing the circle
def geostrophic_wind(Z, lat, dlon):
    phi = lat * np.pi / 180
    step = dlon * np.pi / 180
    dzdy, dzdlon = np.gradient(Z, RADIUS * (phi[1] - phi[0]), step)
    dzdx = dzdlon / (RADIUS * np.cos(phi).reshape(-1, 1))
    gf = np.zeros((len(lat), 1))
    for i, angle in enumerate(phi):
        if abs(lat[i]) >= 10:
            gf[i, 0] = G / (2 * OMEGA * np.sin(angle))
    u, v = -gf * dzdy, gf * dzdx
    speed = (u**2 + v**2) ** 0.5
    profile = speed.sum(axis=1) / Z.shape[1]
    mean = np.dot(profile, np.cos(phi)) / np.cos(phi).sum()
    return {"u": u, "v": v, "profile": profile, "mean": mean}
