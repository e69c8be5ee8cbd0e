def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, p = np.deg2rad(pole_lon), np.deg2rad(pole_lat)
    m = np.array([
        [np.sin(p) * np.cos(a), np.sin(p) * np.sin(a), -np.cos(p)],
        [-np.sin(a), np.cos(a), 0],
        [np.cos(p) * np.cos(a), np.cos(p) * np.sin(a), np.sin(p)],
    ])
    l, b = np.deg2rad(lon), np.deg2rad(lat)
    x, y, z = m @ np.array([np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)])
    return m, np.mod(np.rad2deg(np.arctan2(y, x)) + node, 360), np.rad2deg(np.arctan2(z, np.hypot(x, y)))
