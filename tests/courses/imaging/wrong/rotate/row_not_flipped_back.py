# what: rows are not turned back from counting upwards
def rotate(image, degrees, fill=0.0):
    h, w = image.shape
    c, s = np.cos(np.deg2rad(degrees)), np.sin(np.deg2rad(degrees))
    result = np.full((h, w), float(fill))
    for r in range(h):
        for q in range(w):
            up = (h - 1) / 2 - r
            right = q - (w - 1) / 2
            from_right = c * right + s * up
            from_up = -s * right + c * up
            row = (h - 1) / 2 + from_up
            col = from_right + (w - 1) / 2
            if 0 <= row <= h - 1 and 0 <= col <= w - 1:
                wr = np.maximum(0, 1 - np.abs(np.arange(h) - row))
                wc = np.maximum(0, 1 - np.abs(np.arange(w) - col))
                result[r, q] = wr @ image @ wc
    return result
