# negative cosines (sun behind the panel) are not set to 0; only the night is
def sun_on_panel(days, hours, latitude, tilt, azimuth):
    decl = 23.45 * np.sin(np.radians(360 * (days + 284) / 365))
    out_z = []
    out_c = []
    for de in decl:
        zrow = []
        crow = []
        for ho in hours:
            de_r = np.radians(de)
            om = np.radians((ho - 12) * 15)
            la = np.radians(latitude)
            z = np.sin(la) * np.sin(de_r) + np.cos(la) * np.cos(de_r) * np.cos(om)
            south = np.sin(la) * np.cos(de_r) * np.cos(om) - np.cos(la) * np.sin(de_r)
            west = np.cos(de_r) * np.sin(om)
            th = z * np.cos(np.radians(tilt)) + np.sin(np.radians(tilt)) * (
                south * np.cos(np.radians(azimuth)) + west * np.sin(np.radians(azimuth)))
            if z <= 0:
                th = 0.0
            zrow.append(z)
            crow.append(th)
        out_z.append(zrow)
        out_c.append(crow)
    return decl, np.array(out_z), np.array(out_c)
