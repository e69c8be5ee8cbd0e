# two plain loops over days and hours with the math module
import math


def sun_on_panel(days, hours, latitude, tilt, azimuth):
    la, ti, az = math.radians(latitude), math.radians(tilt), math.radians(azimuth)
    dec = np.array([23.45 * math.sin(2 * math.pi * (284 + n) / 365) for n in days])
    z = np.zeros((len(days), len(hours)))
    c = np.zeros_like(z)
    for i, de in enumerate(dec):
        d = math.radians(de)
        for j, h in enumerate(hours):
            w = math.radians(15 * (h - 12))
            z[i, j] = math.sin(la) * math.sin(d) + math.cos(la) * math.cos(d) * math.cos(w)
            s = math.sin(la) * math.cos(d) * math.cos(w) - math.cos(la) * math.sin(d)
            x = z[i, j] * math.cos(ti) + math.sin(ti) * (s * math.cos(az) + math.cos(d) * math.sin(w) * math.sin(az))
            if z[i, j] > 0 and x > 0:
                c[i, j] = x
    return dec, z, c
