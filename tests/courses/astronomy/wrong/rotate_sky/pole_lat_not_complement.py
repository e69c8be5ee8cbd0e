# turns by pole_lat instead of 90 degrees minus pole_lat
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a = np.radians(pole_lon)
    d = np.radians(pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    rot = ry @ rz
    l = np.radians(lon)
    b = np.radians(lat)
    u = rot @ np.array([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    lon2 = np.degrees(np.arctan2(u[1], u[0])) + node
    lat2 = np.degrees(np.arcsin(u[2]))
    return rot, lon2 % 360, lat2
