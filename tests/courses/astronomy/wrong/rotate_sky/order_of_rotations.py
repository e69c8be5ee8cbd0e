# the rotations are multiplied in the wrong order
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a = np.deg2rad(pole_lon)
    d = np.deg2rad(90 - pole_lat)
    ca, sa, cd, sd = np.cos(a), np.sin(a), np.cos(d), np.sin(d)
    rz = np.array([[ca, sa, 0], [-sa, ca, 0], [0, 0, 1]])
    ry = np.array([[cd, 0, -sd], [0, 1, 0], [sd, 0, cd]])
    R = rz @ ry
    l, b = np.deg2rad(lon), np.deg2rad(lat)
    v = np.array([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = R @ v
    new_lon = (np.rad2deg(np.arctan2(u[1], u[0])) + node) % 360
    return R, new_lon, np.rad2deg(np.arcsin(u[2]))
