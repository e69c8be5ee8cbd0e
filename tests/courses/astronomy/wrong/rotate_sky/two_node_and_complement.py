# two mistakes: turns by pole_lat instead of its complement, and does not add the node
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = ry @ rz
    l, b = np.radians(lon), np.radians(lat)
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = matrix @ v
    return matrix, np.degrees(np.arctan2(u[1], u[0])) % 360, np.degrees(np.arcsin(np.clip(u[2], -1, 1)))
