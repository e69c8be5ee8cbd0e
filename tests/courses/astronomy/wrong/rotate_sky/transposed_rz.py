# rz is transposed: turns the other way round about z
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = np.dot(ry, rz)
    lon, lat = np.radians(lon), np.radians(lat)
    vec = np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)])
    new = np.dot(matrix, vec)
    new_lon = np.mod(np.degrees(np.arctan2(new[1], new[0])) + node, 360)
    new_lat = np.degrees(np.arcsin(np.clip(new[2], -1, 1)))
    return matrix, new_lon, new_lat
