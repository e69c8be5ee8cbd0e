# what: the kernels are not divided by 8
def sobel(image):
    sx = np.array([[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]])
    sy = np.array([[-1, -2, -1], [0, 0, 0], [1, 2, 1]])
    gx = convolve2d(image, -sx, "edge")
    gy = convolve2d(image, -sy, "edge")
    mag = np.hypot(gx, gy)
    ang = np.degrees(np.arctan2(gy, gx))
    ang = np.mod(ang, 180)
    return dict(gx=gx, gy=gy, magnitude=mag, angle=ang)
