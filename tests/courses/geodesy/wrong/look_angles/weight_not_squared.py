# the weight is sin(E), not its square
def look_angles(sats, station, a, f, mask):
    stn = geodetic_to_ecef(station[None, :], a, f)[0][0]
    lat, lon = np.radians(station[:2])
    R = np.vstack([[-np.sin(lon), np.cos(lon), 0],
                   [-np.sin(lat) * np.cos(lon), -np.sin(lat) * np.sin(lon), np.cos(lat)],
                   [np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)]])
    enu = np.array([R @ (s - stn) for s in sats])
    slant = np.linalg.norm(enu, axis=1)
    sinE = enu[:, 2] / slant
    elev = np.degrees(np.arcsin(sinE))
    return {"enu": enu, "azimuth": np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360,
            "elevation": elev, "weight": np.where(elev < mask, 0, sinE)}
