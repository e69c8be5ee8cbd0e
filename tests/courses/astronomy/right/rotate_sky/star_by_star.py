def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.pi / 2 - np.radians(pole_lat)
    rz = np.eye(3)
    rz[:2, :2] = [[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]
    ry = np.eye(3)
    ry[0, 0] = ry[2, 2] = np.cos(d)
    ry[2, 0] = np.sin(d)
    ry[0, 2] = -np.sin(d)
    r = ry.dot(rz)
    out_lon, out_lat = np.zeros(len(lon)), np.zeros(len(lon))
    for i in range(len(lon)):
        l, b = np.radians(lon[i]), np.radians(lat[i])
        u = r.dot([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
        angle = np.degrees(np.arctan2(u[1], u[0])) + node
        while angle < 0:
            angle += 360
        while angle >= 360:
            angle -= 360
        out_lon[i] = angle
        out_lat[i] = np.degrees(np.arcsin(u[2]))
    return r, out_lon, out_lat
