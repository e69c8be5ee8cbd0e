# what: the middle is h/2, w/2
def rotate(image, degrees, fill=0.0):
    h, w = image.shape
    t = degrees * np.pi / 180
    cy = h / 2
    cx = w / 2
    out = np.zeros((h, w))
    for i in range(h):
        for j in range(w):
            dy = i - cy
            dx = j - cx
            x = np.cos(t) * dx - np.sin(t) * dy + cx
            y = np.sin(t) * dx + np.cos(t) * dy + cy
            if x < 0 or x > w - 1 or y < 0 or y > h - 1:
                out[i, j] = fill
                continue
            x0 = min(int(np.floor(x)), w - 2)
            y0 = min(int(np.floor(y)), h - 2)
            a = x - x0
            b = y - y0
            out[i, j] = (
                (1 - a) * (1 - b) * image[y0, x0]
                + a * (1 - b) * image[y0, x0 + 1]
                + (1 - a) * b * image[y0 + 1, x0]
                + a * b * image[y0 + 1, x0 + 1]
            )
    return out
