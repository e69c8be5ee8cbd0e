# what: the magnitude is |gx| + |gy|
def sobel(image):
    f = np.pad(image, 1, mode="edge")
    smooth_v = (f[:-2] + 2 * f[1:-1] + f[2:]) / 4
    smooth_h = (f[:, :-2] + 2 * f[:, 1:-1] + f[:, 2:]) / 4
    gx = (smooth_v[:, 2:] - smooth_v[:, :-2]) / 2
    gy = (smooth_h[2:] - smooth_h[:-2]) / 2
    magnitude = np.abs(gx) + np.abs(gy)
    angle = np.arctan2(gy, gx) * 180 / np.pi
    angle = np.where(angle < 0, angle + 180, angle)
    return {"gx": gx, "gy": gy, "magnitude": magnitude, "angle": angle}
