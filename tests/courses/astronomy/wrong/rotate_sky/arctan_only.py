# arctan of the quotient instead of arctan2: half of the longitudes are off by 180 degrees
def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    R = ry @ rz
    l, b = np.radians(lon), np.radians(lat)
    v = np.stack([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    u = R @ v
    new_lon = (np.degrees(np.arctan(u[1] / u[0])) + node) % 360
    new_lat = np.degrees(np.arcsin(np.clip(u[2], -1, 1)))
    return R, new_lon, new_lat
