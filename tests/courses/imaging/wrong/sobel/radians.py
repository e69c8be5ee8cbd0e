# what: the angle stays in radians, modulo pi
def sobel(image):
    d = np.array([[0.5, 0.0, -0.5]])
    s = np.array([[1.0, 2.0, 1.0]]) / 4
    gx = convolve2d(convolve2d(image, d, "edge"), s.T, "edge")
    gy = convolve2d(convolve2d(image, d.T, "edge"), s, "edge")
    length = np.sqrt(gx * gx + gy * gy)
    direction = np.arctan2(gy, gx) % np.pi
    return {"gx": gx, "gy": gy, "magnitude": length, "angle": direction}
