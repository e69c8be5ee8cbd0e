# l and b are mixed up when the vectors are built
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    m = ry @ rz
    b, l = np.radians(lon), np.radians(lat)
    star = np.zeros((3, len(lon)))
    star[0] = np.cos(b) * np.cos(l)
    star[1] = np.cos(b) * np.sin(l)
    star[2] = np.sin(b)
    u = m @ star
    new_lon = (np.degrees(np.arctan2(u[1], u[0])) + node) % 360
    new_lat = np.degrees(np.arcsin(np.clip(u[2], -1, 1)))
    return m, new_lon, new_lat
