# sine and cosine of the latitude are swapped, as if lat were counted from the pole
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    matrix = ry @ rz
    phi, theta = np.radians(lon), np.radians(lat)
    x = np.sin(theta) * np.cos(phi)
    y = np.sin(theta) * np.sin(phi)
    z = np.cos(theta)
    u = matrix @ np.array([x, y, z])
    new_lon = (np.degrees(np.arctan2(u[1], u[0])) + node) % 360
    new_lat = np.degrees(np.arcsin(np.clip(u[2], -1, 1)))
    return matrix, new_lon, new_lat
