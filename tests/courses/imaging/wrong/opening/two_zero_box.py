# what: zeros outside in the erosion, and a full box in the erosion
def opening(image, element):
    h, w = image.shape
    a, b = element.shape
    margin = ((a // 2, a // 2), (b // 2, b // 2))
    padded = np.pad(image, margin)
    eroded = np.full((h, w), np.inf)
    for i in range(a):
        for j in range(b):
            if True:
                eroded = np.minimum(eroded, padded[i : i + h, j : j + w])
    padded = np.pad(eroded, margin, constant_values=-np.inf)
    reflected = element[::-1, ::-1]
    opened = np.full((h, w), -np.inf)
    for i in range(a):
        for j in range(b):
            if reflected[i, j]:
                opened = np.maximum(opened, padded[i : i + h, j : j + w])
    return {"eroded": eroded, "opened": opened, "tophat": image - opened}
