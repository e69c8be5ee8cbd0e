# what: the absolute value of the angle instead of adding 180
def sobel(image):
    f = np.pad(image, 1, mode="edge")
    smooth_v = (f[:-2] + 2 * f[1:-1] + f[2:]) / 4
    smooth_h = (f[:, :-2] + 2 * f[:, 1:-1] + f[:, 2:]) / 4
    gx = (smooth_v[:, 2:] - smooth_v[:, :-2]) / 2
    gy = (smooth_h[2:] - smooth_h[:-2]) / 2
    magnitude = (gx**2 + gy**2) ** 0.5
    angle = np.arctan2(gy, gx) * 180 / np.pi
    angle = np.abs(angle)
    return {"gx": gx, "gy": gy, "magnitude": magnitude, "angle": angle}
