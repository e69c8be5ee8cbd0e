# in the rotation, latitude and longitude of the station are exchanged
def look_angles(sats, station, a, f, mask):
    base = geodetic_to_ecef(station[None], a, f)[0][0]
    lon, lat = np.radians(station[0]), np.radians(station[1])
    R = np.array([[-np.sin(lon), np.cos(lon), 0],
                  [-np.sin(lat) * np.cos(lon), -np.sin(lat) * np.sin(lon), np.cos(lat)],
                  [np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)]])
    enu = np.zeros_like(sats)
    for k, s in enumerate(sats):
        enu[k] = R.dot(s - base)
    az = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    el = np.degrees(np.arcsin(enu[:, 2] / np.sqrt((enu**2).sum(axis=1))))
    return {"enu": enu, "azimuth": az, "elevation": el,
            "weight": np.array([np.sin(np.radians(x))**2 if x >= mask else 0.0 for x in el])}
