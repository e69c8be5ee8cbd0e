# what: arctan of the absolute quotient: only the first quadrant
def sobel(image):
    kx = np.array([[1.0, 0.0, -1.0], [2.0, 0.0, -2.0], [1.0, 0.0, -1.0]]) / 8
    gx = convolve2d(image, kx, "edge")
    gy = convolve2d(image, kx.T, "edge")
    magnitude = np.sqrt(gx**2 + gy**2)
    angle = np.rad2deg(np.arctan(np.abs(gy / gx))) % 180
    return {"gx": gx, "gy": gy, "magnitude": magnitude, "angle": angle}
