# the signs of the sines in ry are swapped
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a = np.radians(pole_lon)
    d = np.radians(90 - pole_lat)
    rz = np.eye(3)
    rz[0, 0] = rz[1, 1] = np.cos(a)
    rz[0, 1] = np.sin(a)
    rz[1, 0] = -np.sin(a)
    ry = np.eye(3)
    ry[0, 0] = ry[2, 2] = np.cos(d)
    ry[0, 2] = np.sin(d)
    ry[2, 0] = -np.sin(d)
    m = ry @ rz
    l, b = np.radians(lon), np.radians(lat)
    v = np.vstack((np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)))
    u = m @ v
    return m, (np.degrees(np.arctan2(u[1], u[0])) + node) % 360, np.degrees(np.arcsin(np.clip(u[2], -1, 1)))
