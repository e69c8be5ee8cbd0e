# the node is not added
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    ca, sa = np.cos(a), np.sin(a)
    cd, sd = np.cos(d), np.sin(d)
    matrix = np.array([[cd * ca, cd * sa, -sd], [-sa, ca, 0], [sd * ca, sd * sa, cd]])
    l, b = np.radians(lon), np.radians(lat)
    x = np.cos(b) * np.cos(l)
    y = np.cos(b) * np.sin(l)
    z = np.sin(b)
    u = matrix @ np.stack([x, y, z])
    return matrix, np.degrees(np.arctan2(u[1], u[0])) % 360, np.degrees(np.arcsin(u[2]))
