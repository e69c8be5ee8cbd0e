def geostrophic_wind(Z, lat, dlon):
    def slope_north(field, spacing):
        middle = (field[2:] - field[:-2]) / (2 * spacing)
        first, last = field[1:2] - field[:1], field[-1:] - field[-2:-1]
        return np.vstack([first / spacing, middle, last / spacing])

    phi = lat * np.pi / 180
    tropics = np.abs(lat) < 10
    f = 2 * OMEGA * np.sin(phi)
    f[tropics] = 1.0
    u = -(G * slope_north(Z, RADIUS * (phi[1] - phi[0]))) / f[:, None]
    half = RADIUS * np.cos(phi) * dlon * np.pi / 180
    v = ((np.roll(Z, -1, 1) - np.roll(Z, 1, 1)).T / 2 / half / f * G).T
    u[tropics] = 0
    v[tropics] = 0
    profile = np.array([np.linalg.norm([a, b], axis=0).mean() for a, b in zip(u, v)])
    w = np.cos(phi)
    return {"u": u, "v": v, "profile": profile, "mean": w @ profile / w.sum()}
