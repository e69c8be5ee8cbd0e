# what: the erosion uses the reflected element
def opening(image, element):
    h, w = image.shape
    a, b = element.shape
    ma, mb = a // 2, b // 2
    eroded = np.zeros((h, w))
    for i in range(h):
        for j in range(w):
            best = np.inf
            for u in range(a):
                for v in range(b):
                    p, q = i - u + ma, j - v + mb
                    if element[u, v] and 0 <= p < h and 0 <= q < w:
                        best = min(best, image[p, q])
            eroded[i, j] = best
    opened = np.zeros((h, w))
    for i in range(h):
        for j in range(w):
            best = -np.inf
            for u in range(a):
                for v in range(b):
                    p, q = i - u + ma, j - v + mb
                    if element[u, v] and 0 <= p < h and 0 <= q < w:
                        best = max(best, eroded[p, q])
            opened[i, j] = best
    return {"eroded": eroded, "opened": opened, "tophat": image - opened}
