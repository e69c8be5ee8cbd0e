# what: dilates first, then erodes: a closing
def opening(image, element):
    h, w = image.shape
    offsets = np.argwhere(element) - np.array(element.shape) // 2
    r = max(element.shape)

    def erode(f, steps):
        g = np.pad(f, r, constant_values=np.inf)
        layers = [g[r + di:r + di + h, r + dj:r + dj + w] for di, dj in steps]
        return np.min(layers, axis=0)

    def dilate(f, steps):
        g = np.pad(f, r, constant_values=-np.inf)
        layers = [g[r - di:r - di + h, r - dj:r - dj + w] for di, dj in steps]
        return np.max(layers, axis=0)

    small = dilate(image, offsets)
    opened = erode(small, offsets)
    return {"eroded": small, "opened": opened, "tophat": image - opened}
