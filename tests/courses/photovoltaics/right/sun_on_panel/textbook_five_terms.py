# the five-term formula of Duffie and Beckman instead of components
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    S = lambda x: np.sin(np.deg2rad(x))
    C = lambda x: np.cos(np.deg2rad(x))
    dec = 23.45 * S(360 * (284 + days) / 365)
    D = dec[:, None]
    W = 15 * (hours - 12)[None, :]
    theta = (S(D) * S(latitude) * C(tilt) - S(D) * C(latitude) * S(tilt) * C(azimuth)
             + C(D) * C(latitude) * C(tilt) * C(W) + C(D) * S(latitude) * S(tilt) * C(azimuth) * C(W)
             + C(D) * S(tilt) * S(azimuth) * S(W))
    zen = S(D) * S(latitude) + C(D) * C(latitude) * C(W)
    return dec, zen, theta * (zen > 0) * (theta > 0)
