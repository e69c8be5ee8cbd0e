# the longitude is brought to 0..360 before the node is added, so it can be above 360
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = ry @ rz
    l, b = np.radians(lon), np.radians(lat)
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    x, y, z = matrix @ v
    theta = np.degrees(np.arctan2(y, x))
    theta[theta < 0] += 360
    return matrix, theta + node, np.degrees(np.arcsin(np.clip(z, -1, 1)))
