# what: divided by 4, and the magnitude as |gx| + |gy|
def sobel(image):
    sx = np.array([[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]]) / 4
    sy = np.array([[-1, -2, -1], [0, 0, 0], [1, 2, 1]]) / 4
    gx = convolve2d(image, -sx, "edge")
    gy = convolve2d(image, -sy, "edge")
    mag = abs(gx) + abs(gy)
    ang = np.degrees(np.arctan2(gy, gx))
    ang = np.mod(ang, 180)
    return dict(gx=gx, gy=gy, magnitude=mag, angle=ang)
