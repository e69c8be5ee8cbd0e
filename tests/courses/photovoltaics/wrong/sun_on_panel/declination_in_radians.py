# the declination is returned in radians instead of degrees
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    delta = np.radians(23.45) * np.sin(2 * np.pi * (284 + days) / 365)
    omega = np.pi / 12 * (hours - 12)
    phi = np.radians(latitude)
    A = np.sin(phi) * np.sin(delta)
    B = np.cos(phi) * np.cos(delta)
    cosz = A[:, None] + np.outer(B, np.cos(omega))
    south = np.outer(np.sin(phi) * np.cos(delta), np.cos(omega)) - (np.cos(phi) * np.sin(delta))[:, None]
    west = np.outer(np.cos(delta), np.sin(omega))
    n = np.array([np.cos(np.radians(tilt)),
                  np.sin(np.radians(tilt)) * np.cos(np.radians(azimuth)),
                  np.sin(np.radians(tilt)) * np.sin(np.radians(azimuth))])
    cosi = np.einsum("i,idt->dt", n, np.stack([cosz, south, west]))
    cosi = np.where((cosz > 0) & (cosi > 0), cosi, 0)
    return delta, cosz, cosi
