# the arguments of arctan2 are swapped
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    alpha = np.radians(pole_lon)
    delta = np.radians(90 - pole_lat)
    about_z = np.array([[np.cos(alpha), np.sin(alpha), 0], [-np.sin(alpha), np.cos(alpha), 0], [0, 0, 1]])
    about_y = np.array([[np.cos(delta), 0, -np.sin(delta)], [0, 1, 0], [np.sin(delta), 0, np.cos(delta)]])
    matrix = about_y @ about_z
    rl, rb = np.radians(lon), np.radians(lat)
    cosb = np.cos(rb)
    u = matrix @ np.stack([cosb * np.cos(rl), cosb * np.sin(rl), np.sin(rb)])
    new_lon = (np.degrees(np.arctan2(u[0], u[1])) + node) % 360
    return matrix, new_lon, np.degrees(np.arcsin(u[2]))
