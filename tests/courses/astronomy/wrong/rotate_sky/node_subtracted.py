# the node is subtracted instead of added
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = ry @ rz
    n = len(lon)
    new_lon, new_lat = np.zeros(n), np.zeros(n)
    for i in range(n):
        l, b = np.radians(lon[i]), np.radians(lat[i])
        u = matrix @ np.array([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
        new_lon[i] = (np.degrees(np.arctan2(u[1], u[0])) - node) % 360
        new_lat[i] = np.degrees(np.arcsin(u[2]))
    return matrix, new_lon, new_lat
