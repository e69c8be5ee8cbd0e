def rotate_sky(lon, lat, pole_lon, pole_lat, node):
    a, d = np.radians(pole_lon), np.radians(90 - pole_lat)
    rz = np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
    ry = np.array([[np.cos(d), 0, -np.sin(d)], [0, 1, 0], [np.sin(d), 0, np.cos(d)]])
    dl, b = np.radians(lon - pole_lon), np.radians(lat)
    x = np.cos(d) * np.cos(b) * np.cos(dl) - np.sin(d) * np.sin(b)
    y = np.cos(b) * np.sin(dl)
    z = np.sin(d) * np.cos(b) * np.cos(dl) + np.cos(d) * np.sin(b)
    return ry @ rz, (np.degrees(np.arctan2(y, x)) + node) % 360, np.degrees(np.arcsin(z))
