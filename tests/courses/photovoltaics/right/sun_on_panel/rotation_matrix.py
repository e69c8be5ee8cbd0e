# the sun's vector is rotated by a matrix from the equatorial to the horizontal system, einsum with the panel's normal
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    dec = 23.45 * np.sin(np.radians(360 / 365 * (284 + days)))
    d, w = np.meshgrid(np.radians(dec), np.radians(15 * hours - 180), indexing="ij")
    equatorial = np.stack([np.cos(d) * np.cos(w), np.cos(d) * np.sin(w), np.sin(d)])
    p = np.radians(latitude)
    turn = np.array([[np.cos(p), 0, np.sin(p)], [np.sin(p), 0, -np.cos(p)], [0, 1, 0]])
    local = np.einsum("ij,jdt->idt", turn, equatorial)
    b, g = np.radians(tilt), np.radians(azimuth)
    normal = np.array([np.cos(b), np.sin(b) * np.cos(g), np.sin(b) * np.sin(g)])
    inc = np.tensordot(normal, local, axes=1)
    return dec, local[0], np.where(local[0] > 0, np.maximum(inc, 0), 0)
