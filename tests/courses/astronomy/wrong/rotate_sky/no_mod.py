# the longitude is not brought to 0..360
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = ry @ rz
    l, b = lon * np.pi / 180, lat * np.pi / 180
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = matrix @ v
    new_lon = np.arctan2(u[1], u[0]) * 180 / np.pi + node
    new_lat = np.arcsin(u[2]) * 180 / np.pi
    return matrix, new_lon, new_lat
