# the distances are those from the images to the origin of the room, not to the receiver
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    img, refl, num = image_sources(source, room, beta, order)
    distance = np.sqrt(img[:, 0] ** 2 + img[:, 1] ** 2 + img[:, 2] ** 2)
    p = refl / (4 * np.pi * distance)
    idx = distance / C * fs
    ir = np.zeros(n)
    for x, amp in zip(idx, p):
        lo = int(x)
        if lo + 1 < n:
            ir[lo] += amp * (lo + 1 - x)
            ir[lo + 1] += amp * (x - lo)
    d0 = distance[num == 0][0]
    gap = (np.min(distance[num > 0]) - d0) / C * 1000
    drr = 10 * np.log10(p[num == 0][0] ** 2 / np.sum(p[num > 0] ** 2))
    return ir, gap, drr
