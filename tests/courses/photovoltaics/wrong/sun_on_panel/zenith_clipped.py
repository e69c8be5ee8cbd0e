# cos_zenith is clipped at 0 as well, though it should stay negative at night
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 * (284 + days) / 365))
    dr = np.radians(dec)[:, None]
    wr = np.radians(15 * (hours - 12))[None, :]
    ph = np.radians(latitude)
    cosz = np.clip(np.sin(ph) * np.sin(dr) + np.cos(ph) * np.cos(dr) * np.cos(wr), 0, None)
    s = np.sin(ph) * np.cos(dr) * np.cos(wr) - np.cos(ph) * np.sin(dr)
    w = np.cos(dr) * np.sin(wr)
    be, ga = np.radians(tilt), np.radians(azimuth)
    cosi = cosz * np.cos(be) + np.sin(be) * (s * np.cos(ga) + w * np.sin(ga))
    cosi = np.where(cosz > 0, np.clip(cosi, 0, None), 0)
    return dec, cosz, cosi
